import * as z from 'zod/mini'

// zod otherwise tries to compile code, which violates the Content-Security-Policy.
z.config({ jitless: true })
