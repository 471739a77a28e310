import '#src/theme/fonts.css'
import '#src/theme/palette.css'
import '#src/theme/global.css'
import { start } from '#src/boot/start.ts'

void start()
