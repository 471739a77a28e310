import * as z from 'zod/mini'

// Without this, zod tries whether it may compile code, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })
