import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export type FieldTexts = {
  readonly label: string
  /** What is wrong with what was entered. */
  readonly problem?: string | null | undefined
  readonly hint?: string
  readonly className?: string | undefined
}

type Wiring = {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

type FieldProps = FieldTexts & { readonly children: (wiring: Wiring) => ReactNode }

/** A label, and between it and the input what must be read before the input: a hint, a problem. */
export function Field({ label, problem, hint, className, children }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
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
      {children({
        id,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': described === '' ? undefined : described,
      })}
    </div>
  )
}

export const inputClass = (problem: string | null | undefined): string =>
  classNames(
    'min-h-11 w-full rounded-md border bg-sheet px-3 text-ink placeholder:text-soft',
    problem ? 'border-wrong' : 'border-rule-strong hover:border-ink',
  )
