import { answerAs, loopForEver } from './answer-as.ts'

answerAs(loopForEver)
