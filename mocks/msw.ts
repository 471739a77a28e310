import { http, HttpResponse, delay } from 'msw'
import type { HttpHandler } from 'msw'
import { pictureHeaders } from '#mocks/domain/uploads.ts'
import type { Picture } from '#mocks/domain/uploads.ts'
import { mswHandlers } from '#mocks/generated/tables.ts'
import type { Exchange } from '#mocks/exchange.ts'
import { defaults } from '#src/config.ts'

/**
 * The bank as MSW handlers. All operations share one address, which is all that the generated handlers match by; so one
 * handler receives every call, lets the bank answer it, and passes the answer on through the generated handler of the
 * operation that the wire names. Answers that the contract does not know (failures) go back as they are. Uploaded pictures
 * are served at the standard path.
 */
export function bankHandlers(
  answer: (request: Request) => Promise<Exchange & { latencyMs: number }>,
  pictureOf: (name: string) => Promise<Picture | undefined>,
): HttpHandler[] {
  return [
    http.all('*/api/users.php', async ({ request, requestId }) => {
      const { operation, answer: reply, fault, latencyMs } = await answer(request.clone())
      await delay(latencyMs + (reply === 'cut' ? 0 : (reply.delayMs ?? 0)))
      if (reply === 'cut') return HttpResponse.error()
      // A failure that is only late brings the right answer.
      const isRight = fault === undefined || reply.delayMs !== undefined
      if (operation === undefined || reply.status !== 200 || !isRight) {
        return new HttpResponse(reply.body, { status: reply.status, headers: { 'Content-Type': reply.type } })
      }
      const generated = mswHandlers[operation](() => JSON.parse(reply.body) as never)
      const result = await generated.run({ request, requestId })
      return result?.response
    }),
    http.get(`*${defaults.uploadsPath}:name`, async ({ params }) => {
      const picture = await pictureOf(String(params['name']))
      return picture === undefined
        ? new HttpResponse(null, { status: 404 })
        : new HttpResponse(picture.bytes, { headers: pictureHeaders(picture) })
    }),
  ]
}
