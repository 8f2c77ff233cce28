import { Link } from 'react-router'
import { WORDS } from '#words/account.ts'
import { useWayBack } from '../../lib/way-back.ts'

type OtherWaysProps = { readonly question: string; readonly to: string; readonly answer: string }

/** Under a form: the way to the other form, and to a forgotten password. */
export function OtherWays({ question, to, answer }: OtherWaysProps) {
  const { state } = useWayBack()
  return (
    <p className="flex flex-wrap justify-between gap-3 text-sm">
      <span>
        {question}{' '}
        <Link to={to} state={state} className="text-link">
          {answer}
        </Link>
      </span>
      <Link to="/forgot-password" className="text-link">
        {WORDS.forgot}
      </Link>
    </p>
  )
}
