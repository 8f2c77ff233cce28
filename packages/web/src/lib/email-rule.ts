/** What an email looks like, as far as a form can tell; the server decides. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

type Texts = { readonly missing: string; readonly malformed: string }

/** The rule of an email field for react-hook-form. */
export const emailRule = ({ missing, malformed }: Texts) => ({
  required: missing,
  pattern: { value: EMAIL, message: malformed },
})
