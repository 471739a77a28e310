export interface Terminal {
  out: Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean }
  err: Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean }
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  signal?: AbortSignal
}
