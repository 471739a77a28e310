import * as z from 'zod/mini'

// Without `jitless` zod tries to compile code, which violates the Content-Security-Policy.
z.config({ jitless: true })
