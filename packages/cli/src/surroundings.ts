/** Where a command runs. */
export type Surroundings = {
  /** What relative names start from. */
  readonly folder: string
  readonly stdout: NodeJS.WritableStream
  readonly stderr: NodeJS.WritableStream
}
