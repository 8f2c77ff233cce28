import { z } from 'zod'
import { LIMITS } from './limits.ts'
import { email, personName } from './sign-in.ts'

/** POST /api/contact: mailed to the operator of the server. */
export const contactRequest = z
  .object({
    name: personName.trim().min(1),
    email,
    message: z.string().trim().min(1).max(LIMITS.messageLength),
  })
  .meta({
    examples: [{ name: 'Ada Lovelace', email: 'ada@example.com', message: 'We have 10,000 pages a day.' }],
  })
export type ContactRequest = z.infer<typeof contactRequest>

/** What a call answers with that was taken: a sentence to show. */
export const acknowledgement = z
  .object({ message: z.string() })
  .meta({ examples: [{ message: 'Thank you. Your message has been sent.' }] })
export type Acknowledgement = z.infer<typeof acknowledgement>
