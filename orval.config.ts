import { defineConfig, type Options } from 'orval'
import {
  loadContract,
  operationsOf,
  withoutFailures,
  withoutLimits,
  withoutProse,
  withoutRepeatedConstants,
  withoutWire,
  withOwnGroup,
  type Contract,
  type Operation,
} from './openapi/tools/contract.ts'
import { mswHandlersOf } from './openapi/tools/mswHandlers.ts'

/** The generated functions pass it to the client. orval cannot write empty objects. */
function requestOptionsOf({ id, session, outcome, query, fields, hasIdempotencyKey }: Operation) {
  const filled = (values: Record<string, string>) => (Object.keys(values).length === 0 ? undefined : values)
  const facts = {
    id,
    session,
    outcome,
    query: filled(query),
    fields: filled(fields),
    hasIdempotencyKey: hasIdempotencyKey || undefined,
  }
  return { operation: Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) }
}

const header = () => ['Generated from openapi/users.yaml by `npm run generate`. Do not edit.']
const shared = { mode: 'tags-split', clean: true, indexFiles: false, tsconfig: './tsconfig.json' } as const
const zod = { version: 4, generateReusableSchemas: true } as const

export function orvalProjects(read: Contract) {
  const contract = withoutRepeatedConstants(read)
  const operations = operationsOf(contract)
  // The first script contains sign-in without the rest of its group.
  const app = withOwnGroup(withoutLimits(withoutFailures(withoutProse(withoutWire(contract)))), 'signIn', 'sign-in')
  return {
    /** Hooks for the screens, and the schemas that check requests and read responses. */
    client: {
      input: { target: { ...app } },
      output: {
        ...shared,
        target: './src/api/generated/hooks',
        schemas: { path: './src/api/generated/models', type: 'zod' },
        schemaFileExtension: '.ts',
        client: 'react-query',
        httpClient: 'fetch',
        override: {
          header,
          includeZodSchemaInArguments: true,
          // Without the validation there is no schema argument; the mutator validates.
          fetch: { runtimeValidation: true, includeHttpResponseReturnType: false },
          zod: { ...zod, variant: 'mini', exactOptional: true },
          query: { version: 5, signal: true, useOperationIdAsQueryKey: true },
          operations: Object.fromEntries(
            operations.map((operation) => [
              operation.id,
              {
                requestOptions: requestOptionsOf(operation),
                ...(operation.kind === 'loader'
                  ? {
                      query: { useQuery: true, useSuspenseQuery: true, useMutation: false },
                      mutator: { path: './src/api/client.ts', name: 'load', inferred: true },
                    }
                  : {
                      query: { useQuery: false, useMutation: true },
                      mutator: { path: './src/api/client.ts', name: 'act', inferred: true },
                    }),
              },
            ]),
          ),
        },
      },
    },
    /** The wire-exact schemas with which the mock bank checks both sides of every call, and its MSW handlers. */
    wire: {
      input: { target: { ...withoutProse(contract) } },
      output: {
        ...shared,
        target: './mocks/generated/zod',
        schemas: { path: './mocks/generated/zod/schemas', type: 'zod' },
        schemaFileExtension: '.ts',
        client: 'zod',
        mock: { path: './mocks/generated/msw', indexMockFiles: false, generators: [mswHandlersOf(contract)] },
        override: {
          header,
          zod: { ...zod, generate: { response: true, body: true, query: true, param: false, header: false } },
        },
      },
    },
  } satisfies Record<string, Options>
}

export default defineConfig(async () => orvalProjects(await loadContract()))
