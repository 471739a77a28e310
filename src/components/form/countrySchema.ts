import * as z from 'zod/mini'
import { englishCountry } from '#src/lib/countries.ts'
import { trimmed } from './textSchema.ts'

/** The bank gets English names. */
export const country = trimmed.check(z.overwrite(englishCountry))
