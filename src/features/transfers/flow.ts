/** The screens of a transfer in one chunk: whoever has the first step has the others, with or without a connection. */
export { TransferFlow } from '#src/features/transfers/components/TransferFlow.tsx'
export { ConfirmTransferPage } from '#src/features/transfers/pages/ConfirmTransferPage.tsx'
export { SendPage } from '#src/features/transfers/pages/SendPage.tsx'
export { TransferPinPage } from '#src/features/transfers/pages/TransferPinPage.tsx'
