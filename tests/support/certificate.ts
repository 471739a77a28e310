import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A certificate and its key in PEM, by the names that Node's servers know them by. */
export interface Certificate {
  key: string
  cert: string
}

export const keyFile = 'key.pem'
export const certificateFile = 'certificate.pem'

/** Makes a certificate for a host, signed by itself, in two files of a folder. Throws an Error where there is no openssl. */
export function makeCertificate(folder: string, host: string): Certificate {
  const [key, certificate] = [join(folder, keyFile), join(folder, certificateFile)]
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
  const files = ['-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files], {
    stdio: 'ignore',
  })
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(certificate, 'utf8') }
}
