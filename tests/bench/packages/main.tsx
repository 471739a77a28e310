/** The baseline of the sign-in page: its packages in their recommended modes, with a form of their own controls. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { Button } from 'react-aria-components/Button'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { FieldError, Input, Label, TextField } from 'react-aria-components/TextField'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { styled } from 'styled-components'
import { useSignIn } from '#src/api/generated/hooks/sign-in/sign-in.ts'

const Title = styled.h1`
  font-size: 2rem;
`

function text(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

function SignIn() {
  const signIn = useSignIn()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const fields = new FormData(event.currentTarget)
        signIn.mutate({ data: { email: text(fields, 'email'), password: text(fields, 'password') } })
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

const router = createBrowserRouter([{ path: '*', Component: SignIn }])
const queryClient = new QueryClient()
const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
