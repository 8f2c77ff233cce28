/** Words of these are numbers, dates, or amounts with their signs and marks. */
export const NUMBER_LIKE = /^[\d.,:;'/\-+()$£€%*CRDrSHOT]*\d[\d.,:;'/\-+()$£€%*CRDrSHOT]*$/
