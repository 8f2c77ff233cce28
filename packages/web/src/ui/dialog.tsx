import { type ReactNode, useId } from 'react'
import { useModal } from './use-modal.ts'

type DialogProps = {
  readonly title: string
  readonly text: string
  readonly onClose: () => void
  /** Buttons, and what else stands between the text and them. */
  readonly children: ReactNode
}

/** Something to read or decide before anything else; Escape leaves it, and the focus goes back to where it was. */
export function Dialog({ title, text, onClose, children }: DialogProps) {
  const dialog = useModal()
  const id = useId()
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={onClose}
      className="settling mx-auto mt-[max(1rem,12vh)] max-h-[80dvh] w-[calc(100%-2rem)] max-w-md flex-col gap-4 overflow-y-auto rounded-md border border-rule-strong bg-sheet p-6 text-base text-ink backdrop:bg-[#0b1120]/60 open:flex sm:p-8"
    >
      <div>
        <h2 id={`${id}title`} className="font-serif font-semibold text-xl tracking-[-0.01em]">
          {title}
        </h2>
        <p id={`${id}text`} className="mt-2 text-soft">
          {text}
        </p>
      </div>
      {children}
    </dialog>
  )
}
