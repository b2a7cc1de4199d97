import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../web/api/client.ts';
import { sentenceOf } from '../../../../web/api/errors.ts';
import { toast } from '../../../../web/ui/toast.tsx';
import { senderEndpoints } from '../../contract/senders.ts';

/** Leads to the provider's page on which the mailbox's owner lets us in; it leads back to the senders. */
export const useSignInAtProvider = () =>
  useMutation({
    mutationFn: (id: string) => call(senderEndpoints.askConsent, { params: { id } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toast.failure('The sign-in could not begin', sentenceOf(error)),
  });
