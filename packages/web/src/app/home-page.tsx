import { lazy, Suspense, useEffect, useState } from 'react'
import { Features } from '../features/home/features.tsx'
import { Hero } from '../features/home/hero.tsx'
import { NeedMore } from '../features/home/need-more.tsx'
import { Questions } from '../features/home/questions.tsx'
import { Tiers } from '../features/home/tiers.tsx'
import { UploadArea } from '../features/upload/upload-area.tsx'
import { useUpload } from '../features/upload/use-upload.ts'
import { useAuth } from '../lib/auth.ts'
import { whenOnline } from '../lib/online.ts'
import { hasSent } from '../lib/recent.ts'

/** Not part of the first JavaScript: it is there for those who come back. */
const RecentStrip = lazy(async () => ({
  default: (await import('../features/upload/recent-strip.tsx')).RecentStrip,
}))

const fetchResultCode = whenOnline(() =>
  Promise.allSettled([
    import('../features/result/result-page.tsx'),
    import('../features/upload/complete.tsx'),
  ]),
)

export function HomePage() {
  const upload = useUpload()
  const { user } = useAuth()
  const isChosen = upload.state.step !== 0
  useEffect(() => {
    // While the user looks at the file that they have chosen, the code that shows results is loaded.
    if (isChosen) void fetchResultCode()
  }, [isChosen])
  const [sent, setSent] = useState(false)
  useEffect(() => setSent(hasSent()), [])
  const hasRecent = upload.state.step === 0 && (user !== null || sent)
  const area = <UploadArea upload={upload} />
  return (
    <div className="flex flex-col gap-16 md:gap-20">
      {/* A finished table needs the width of the page. */}
      {upload.state.step === 4 ? <div className="frame-wide pt-4">{area}</div> : <Hero upload={area} />}
      {hasRecent ? (
        // It takes the gap that is there, so that nothing moves.
        <div className="-my-16 h-16 md:-my-20 md:h-20">
          <Suspense>
            <RecentStrip onShow={upload.show} />
          </Suspense>
        </div>
      ) : null}
      {/* On paper a finished table stands alone. */}
      <div className={upload.state.step === 4 ? 'contents print:hidden' : 'contents'}>
        <Features />
        <Questions />
        <Tiers />
        <NeedMore />
      </div>
    </div>
  )
}
