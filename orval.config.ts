import { defineConfig } from 'orval'
import {
  loadContract,
  operationsOf,
  withoutProse,
  withoutRepeatedConstants,
  withoutWire,
} from './openapi/tools/contract.ts'

const contract = withoutRepeatedConstants(await loadContract())
const operations = operationsOf(contract)
const app = withoutWire(contract)

const header = () => ['Generated from openapi/users.yaml by `npm run generate`. Do not edit.']
const shared = { mode: 'tags-split', clean: true, indexFiles: false, tsconfig: './tsconfig.json' } as const
const zod = { version: 4, generateReusableSchemas: true } as const

export default defineConfig({
  /** Typed hooks and models for the screens. */
  client: {
    input: { target: { ...app } },
    output: {
      ...shared,
      target: './src/api/generated/hooks',
      schemas: './src/api/generated/models',
      client: 'react-query',
      httpClient: 'axios',
      override: {
        header,
        query: { version: 5, signal: true, useOperationIdAsQueryKey: true },
        operations: Object.fromEntries(
          operations.map(({ id, kind }) => [
            id,
            kind === 'loader'
              ? {
                  query: { useQuery: true, useSuspenseQuery: true, useMutation: false },
                  mutator: { path: './src/api/client.ts', name: 'load' },
                }
              : {
                  query: { useQuery: false, useMutation: true },
                  mutator: { path: './src/api/client.ts', name: 'act' },
                },
          ]),
        ),
      },
    },
  },
  /** What the transport checks answers with: zod's smallest variant, loaded beside the first answer. */
  answers: {
    input: { target: { ...withoutProse(app) } },
    output: {
      ...shared,
      target: './src/api/generated/answers',
      schemas: './src/api/generated/answers/schemas',
      schemaFileExtension: '.ts',
      client: 'zod',
      override: {
        header,
        zod: {
          ...zod,
          variant: 'mini',
          generate: { response: true, body: false, query: false, param: false, header: false },
        },
      },
    },
  },
  /** The wire-exact schemas that the mock bank checks both sides of every call with, and one MSW handler an operation. */
  wire: {
    input: { target: { ...withoutProse(contract) } },
    output: {
      ...shared,
      target: './mocks/generated/zod',
      schemas: { path: './mocks/generated/zod/schemas', type: 'zod' },
      schemaFileExtension: '.ts',
      client: 'zod',
      mock: { path: './mocks/generated/msw', indexMockFiles: false, generators: [{ type: 'msw', useExamples: true }] },
      override: {
        header,
        zod: { ...zod, generate: { response: true, body: true, query: true, param: false, header: false } },
      },
    },
  },
})
