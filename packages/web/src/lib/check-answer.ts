import { TEXT } from './error-text.ts'

/**
 * Holds an answer to the contract. The schemas come with the first answer, so that no page waits for them to be drawn.
 *
 * @throws {Error} with the text to show
 */
export async function checkAnswer(path: string, body: unknown): Promise<void> {
  await import('./zod-without-eval.ts')
  const { ANSWERS } = await import('./answer-schemas.ts')
  const schema = ANSWERS[path]
  if (schema && !schema.safeParse(body).success) throw new Error(TEXT.unreadableAnswer)
}
