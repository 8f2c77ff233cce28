import { config } from 'zod'

// Its faster way makes code out of text, which the content policy forbids. A schema looks at this when it is made, so
// this is loaded before what makes one, by itself: the bundler puts the schemas into a script of their own.
config({ jitless: true })
