import { answerAs } from './answer-as.ts'

answerAs(() => {
  throw new Error('a fault')
})
