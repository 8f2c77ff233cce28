export const uploadKey = (conversionId: string): string => `uploads/${conversionId}.pdf`
export const resultKey = (conversionId: string): string => `results/${conversionId}.json`
