import { WORDS } from '#words/account.ts'

export function OrLine() {
  return (
    <p className="flex items-center gap-4 text-sm text-soft">
      <span className="grow border-rule border-t" />
      {WORDS.or}
      <span className="grow border-rule border-t" />
    </p>
  )
}
