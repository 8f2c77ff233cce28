import { answerAs } from './answer-as.ts'

answerAs(() => {
  const hoard: string[][] = []
  for (let n = 0; ; n++) hoard.push(Array(100_000).fill(`${n}`))
})
