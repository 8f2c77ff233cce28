import type { Language } from './language.ts'
import { arabic } from './languages/arabic.ts'
import { chinese } from './languages/chinese.ts'
import { czech } from './languages/czech.ts'
import { danish } from './languages/danish.ts'
import { dutch } from './languages/dutch.ts'
import { english } from './languages/english.ts'
import { finnish } from './languages/finnish.ts'
import { french } from './languages/french.ts'
import { german } from './languages/german.ts'
import { hindi } from './languages/hindi.ts'
import { hungarian } from './languages/hungarian.ts'
import { indonesian } from './languages/indonesian.ts'
import { italian } from './languages/italian.ts'
import { japanese } from './languages/japanese.ts'
import { malay } from './languages/malay.ts'
import { norwegian } from './languages/norwegian.ts'
import { polish } from './languages/polish.ts'
import { portuguese } from './languages/portuguese.ts'
import { romanian } from './languages/romanian.ts'
import { russian } from './languages/russian.ts'
import { slovak } from './languages/slovak.ts'
import { spanish } from './languages/spanish.ts'
import { swedish } from './languages/swedish.ts'
import { turkish } from './languages/turkish.ts'

/** All languages at once: no statement says which one it is in, and many are printed in two. English wins a tie. */
export const LANGUAGES: readonly Language[] = [
  english,
  arabic,
  chinese,
  czech,
  danish,
  dutch,
  finnish,
  french,
  german,
  hindi,
  hungarian,
  indonesian,
  italian,
  japanese,
  malay,
  norwegian,
  polish,
  portuguese,
  romanian,
  russian,
  slovak,
  spanish,
  swedish,
  turkish,
]
