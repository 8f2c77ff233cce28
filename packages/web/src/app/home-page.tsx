import { Features } from '../features/home/features.tsx'
import { Hero } from '../features/home/hero.tsx'
import { NeedMore } from '../features/home/need-more.tsx'
import { Tiers } from '../features/home/tiers.tsx'
import { UploadArea } from '../features/upload/upload-area.tsx'
import { useUpload } from '../features/upload/use-upload.ts'

export function HomePage() {
  const upload = useUpload()
  const area = <UploadArea upload={upload} />
  return (
    <div className="flex flex-col gap-16 md:gap-20">
      {/* A finished table needs the width of the page. */}
      {upload.state.step === 4 ? <div className="frame pt-10">{area}</div> : <Hero upload={area} />}
      <Features />
      <Tiers />
      <NeedMore />
    </div>
  )
}
