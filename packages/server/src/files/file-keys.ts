const KEY = /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[a-z]+$/

export const uploadKey = (conversionId: string): string => `uploads/${conversionId}.pdf`
export const resultKey = (conversionId: string): string => `results/${conversionId}.json`
/** What a person has corrected in the result. */
export const correctionsKey = (conversionId: string): string => `corrections/${conversionId}.json`

/** Whose file a key names; null where it is not one of ours. */
export const conversionOfKey = (key: string): string | null => KEY.exec(key)?.[1] ?? null
