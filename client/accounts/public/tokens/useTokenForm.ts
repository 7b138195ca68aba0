import { AccessTokensDocument, useCreateAccessTokenMutation } from '../../accessTokens.gen';
import { EMPTY_TOKEN, endOf } from '../../tokenForm';
import { NoReason, useAccountForm } from '../useAccountForm';

const FAILED = 'The access token could not be created.';

/** Makes an access token. @param onMade is given the token itself, which is kept nowhere else */
export function useTokenForm(onMade: (token: string) => void) {
  // The answer holds the secret: it goes into no cache.
  const [create] = useCreateAccessTokenMutation({
    fetchPolicy: 'no-cache',
    refetchQueries: [AccessTokensDocument],
  });
  return useAccountForm({
    defaultValues: EMPTY_TOKEN,
    async send(values) {
      const expiresAt = endOf(values, new Date());
      if (!expiresAt) throw new NoReason('Please choose when the token expires.');
      const { data } = await create({
        variables: { input: { name: values.name.trim(), scopes: values.scopes, expiresAt } },
      });
      if (!data) throw new NoReason(FAILED);
      onMade(data.createAccessToken.token);
    },
    fallback: FAILED,
  });
}
