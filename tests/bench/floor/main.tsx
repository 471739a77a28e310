/** The product's packages in their recommended modes and nothing else: a sign-in, and the rows of Home and Statements. */
import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { Button } from 'react-aria-components/Button'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { FieldError, Input, Label, TextField } from 'react-aria-components/TextField'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { styled } from 'styled-components'
import type { GetStatementAnswer } from '#mocks/generated/zod/schemas/getStatementAnswer.ts'
import { storageKeys } from '#src/session/storage.ts'

const basename = '/wp-user'
/** As many as Home shows Ada, of whose usual payments none is near. */
const rowsOnHome = 6

const Title = styled.h1`
  font-size: 2rem;
`

const List = styled.ul`
  padding: 0;
  li {
    display: flex;
    gap: 1rem;
  }
`

async function call(marker: string): Promise<GetStatementAnswer> {
  const body = new URLSearchParams({ [marker]: marker, token: localStorage.getItem(storageKeys.session) ?? '' })
  const response = await fetch('/api/users.php', { method: 'POST', body })
  return (await response.json()) as GetStatementAnswer
}

function Transactions({ marker, count }: { marker: 'getstatement' | 'getstatement2'; count: number }) {
  const { data } = useQuery({ queryKey: [marker], queryFn: () => call(marker) })
  return (
    <main>
      <Title>Transactions</Title>
      <List>
        {data?.transactions.slice(0, count).map(({ id, name, date, transaction_type, status, amount }) => (
          <li key={id}>
            <b>{name}</b>
            <time>{date}</time>
            <span>{transaction_type}</span>
            <span>{status}</span>
            <span>{Number(amount).toFixed(2)}</span>
          </li>
        ))}
      </List>
    </main>
  )
}

function SignIn() {
  const signIn = useMutation({
    mutationFn: (body: FormData) => fetch('/api/users.php?crud=userlogin', { method: 'POST', body }),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        signIn.mutate(new FormData(event.currentTarget))
      }}
    >
      <Title>Sign in</Title>
      {['email', 'password'].map((name) => (
        <TextField key={name} name={name}>
          <Label>{name}</Label>
          <Input />
          <FieldError />
        </TextField>
      ))}
      <CheckboxField name="remember">
        <CheckboxButton>Remember me</CheckboxButton>
      </CheckboxField>
      <Button type="submit" isPending={signIn.isPending}>
        Sign in
      </Button>
    </form>
  )
}

const router = createBrowserRouter(
  [
    { path: '/dashboard/statements', element: <Transactions marker="getstatement" count={Infinity} /> },
    { path: '/dashboard/*', element: <Transactions marker="getstatement2" count={rowsOnHome} /> },
    { path: '*', Component: SignIn },
  ],
  { basename },
)
const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
