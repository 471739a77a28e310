import { endpoint } from '#mocks/calls.ts'

/** A header of the development server's own response where the backend gave none. */
export const noBackendHeader = 'X-No-Backend'

export interface BackendAddress {
  origin: string
  endpoint: string
  base: string
}

/** Reads the address of a root (`http://host/bank`) or of its users.php. Throws an error with one plain line. */
export function readAddress(api: string): BackendAddress {
  const url = URL.parse(api)
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Error(`"${api}" is not an http or https address.`)
  if (url.search !== '' || url.hash !== '') throw new Error(`Give the address without a query or fragment: "${api}".`)
  const path = url.pathname.replace(/\/+$/, '')
  if (!path.endsWith('.php')) return { origin: url.origin, endpoint: path + endpoint, base: path }
  const folder = path.endsWith(endpoint) ? path.slice(0, -endpoint.length) : path.slice(0, path.lastIndexOf('/'))
  return { origin: url.origin, endpoint: path, base: folder }
}
