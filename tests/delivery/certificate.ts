import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Certificate {
  key: string
  cert: string
}

export const keyFile = 'key.pem'
export const certificateFile = 'certificate.pem'

/** Self-signed, in two files of a folder. Throws without openssl. */
export function makeCertificate(folder: string, host: string): Certificate {
  const [key, certificate] = [join(folder, keyFile), join(folder, certificateFile)]
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
  const files = ['-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files], {
    stdio: 'ignore',
  })
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(certificate, 'utf8') }
}
