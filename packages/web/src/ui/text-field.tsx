import type { InputHTMLAttributes, Ref } from 'react'
import { useId } from 'react'
import { classNames } from './class-names.ts'

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  readonly label: string
  readonly problem?: string | null | undefined
  readonly hint?: string
  readonly ref?: Ref<HTMLInputElement>
}

/** A labelled input; a problem stands between label and input, where it is read before the input. */
export function TextField({ label, problem, hint, className, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <div className={classNames('flex flex-col gap-1.5 text-left', className)}>
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      ) : null}
      {problem ? (
        <p id={`${id}-problem`} role="alert" className="font-medium text-sm text-wrong">
          {problem}
        </p>
      ) : null}
      <input
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={
          [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
        }
        className={classNames(
          'min-h-11 w-full rounded-md border bg-sheet px-3 text-ink placeholder:text-soft',
          problem ? 'border-wrong' : 'border-rule-strong hover:border-ink',
        )}
        {...input}
      />
    </div>
  )
}
