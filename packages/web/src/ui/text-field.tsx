import type { InputHTMLAttributes, Ref } from 'react'
import { Field, type FieldTexts, inputClass } from './field.tsx'

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> &
  FieldTexts & { readonly ref?: Ref<HTMLInputElement> }

/** A labelled line of text. */
export function TextField({ label, problem, hint, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} problem={problem} className={className} {...(hint ? { hint } : {})}>
      {(wiring) => <input {...wiring} className={inputClass(problem)} {...input} />}
    </Field>
  )
}
