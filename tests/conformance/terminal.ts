/** Where a run prints, and where keys are read from. */
export interface Terminal {
  out: Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean }
  err: Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean }
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  /** Aborted when somebody wants the run to end, with Ctrl+C for instance. */
  signal?: AbortSignal
}
