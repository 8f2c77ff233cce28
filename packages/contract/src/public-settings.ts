import { z } from 'zod'

/** GET /api/settings, 200: what the page must know of how the server is set up. */
export const publicSettings = z
  .object({
    /** Null where signing in with Google is not set up. */
    google: z
      .object({
        client_id: z.string(),
        /** Asked of Google, so that its token opens an account in this browser only. */
        nonce: z.string(),
      })
      .nullable(),
    /** Null where no payment provider is set up. */
    payments: z
      .object({
        /** Whether nobody is really charged. */
        test_mode: z.boolean(),
        /** Where the provider's checkout comes from: an address, or a path of this server. */
        checkout: z.string(),
      })
      .nullable(),
    contact: z.object({
      /** Name and postal address of the server's operator, line by line; empty where they are not configured. */
      company: z.array(z.string()),
      /** Where people may write to; null where it is not told. */
      email: z.email().nullable(),
      /** The address of another provider's form, to show in a frame; null where ours is used. */
      form_url: z.url().nullable(),
    }),
  })
  .meta({
    examples: [
      {
        google: { client_id: '1234-abcd.apps.googleusercontent.com', nonce: 'Zk1vQ0x3bWc5RzJ0' },
        payments: { test_mode: false, checkout: 'https://checkout.razorpay.com/v1/checkout.js' },
        contact: {
          company: ['Example Ltd', '1 High Street, London'],
          email: 'hello@example.com',
          form_url: null,
        },
      },
      { google: null, payments: null, contact: { company: [], email: null, form_url: null } },
    ],
  })
export type PublicSettings = z.infer<typeof publicSettings>
