import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'
/** Small ones stand among the tools of a table. */
export type ButtonSize = 'normal' | 'small'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly look?: ButtonLook
  readonly size?: ButtonSize
  /** Shows that work goes on, without changing the button's width. It keeps the focus, and does nothing until then. */
  readonly busy?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

export function Button({
  look = 'primary',
  size = 'normal',
  busy = false,
  disabled = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      // A button that is disabled loses the focus, and a dialog that closes could not give it back.
      disabled={disabled && !busy}
      className={classNames(buttonClass(look, size), className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  )
}

type ButtonLinkProps = { readonly to: string; readonly look?: ButtonLook; readonly children: ReactNode }

/** A link to another page that looks like a button. */
export function ButtonLink({ to, look = 'primary', children }: ButtonLinkProps) {
  return (
    <Link to={to} className={buttonClass(look)}>
      {children}
    </Link>
  )
}

export function buttonClass(look: ButtonLook, size: ButtonSize = 'normal'): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-md text-center font-medium leading-tight',
    size === 'normal' ? 'min-h-11' : 'min-h-9 text-sm',
    look !== 'quiet' && (size === 'normal' ? 'px-5' : 'px-3'),
    'transition-colors duration-150 disabled:cursor-not-allowed aria-busy:cursor-progress',
    look === 'primary' &&
      'bg-ink text-paper hover:bg-ink/85 active:bg-ink disabled:bg-rule disabled:text-soft aria-busy:bg-ink/85',
    look === 'secondary' &&
      'border border-rule-strong bg-sheet text-ink hover:border-ink hover:bg-shade disabled:text-soft',
    look === 'danger' && 'bg-wrong text-paper hover:opacity-90 disabled:opacity-70',
    look === 'quiet' && 'px-2 text-ink text-link disabled:text-soft',
  )
}
