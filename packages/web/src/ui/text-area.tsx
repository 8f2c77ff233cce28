import type { Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldTexts, inputClass } from './field.tsx'

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> &
  FieldTexts & { readonly ref?: Ref<HTMLTextAreaElement> }

/** A labelled text of several lines. */
export function TextArea({ label, problem, hint, className, ...input }: TextAreaProps) {
  return (
    <Field label={label} problem={problem} className={className} {...(hint ? { hint } : {})}>
      {(wiring) => (
        <textarea
          {...wiring}
          rows={6}
          className={classNames(inputClass(problem), 'resize-y py-2.5 leading-6')}
          {...input}
        />
      )}
    </Field>
  )
}
