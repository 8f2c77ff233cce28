import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

/** A field for an email that must be given. */
export const EmailField = (field: ComponentProps<typeof TextField>) => (
  <TextField type="email" autoComplete="email" required {...field} />
)
