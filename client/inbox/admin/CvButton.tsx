import { useApolloClient } from '@apollo/client/react';
import { Trans } from '@lingui/react/macro';
import { useAdminAction } from '../../admin/kit/useAdminAction';
import { Button } from '../../ui';
import { FileIcon } from '../../ui/icons/pages';
import { SignedCvDocument } from './inboxAdmin.gen';

/** Opens an applicant's CV: its stored address opens for nobody, so one is signed at the press, for five minutes (decisions §7). */
export function CvButton({ cvUrl }: { cvUrl: string }) {
  const client = useApolloClient();
  const { act, isBusy } = useAdminAction();

  async function open(): Promise<void> {
    // before anything is waited for, or the browser takes it for a window that nobody asked for
    const tab = window.open('about:blank', '_blank');
    const opened = await act(async () => {
      const { data } = await client.query({
        query: SignedCvDocument,
        variables: { url: cvUrl },
        fetchPolicy: 'no-cache',
      });
      const url = data!.signedCv.url;
      if (tab) {
        tab.opener = null;
        tab.location.replace(url);
      } else window.location.assign(url);
    });
    if (!opened) tab?.close();
  }

  return (
    <Button variant="secondary" icon={<FileIcon />} busy={isBusy()} onClick={() => void open()}>
      <Trans>Open the CV</Trans>
    </Button>
  );
}
