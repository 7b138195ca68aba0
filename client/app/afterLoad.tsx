import { chatCode } from '../assistant/components/ChatButton';
import { forgetDraftsAtSignOut, forgetOldDrafts } from '../forms/drafts';
import { whenIdle } from '../lib/whenIdle';
import { InstallNews } from '../offline/components/InstallNews';
import { OfflineBar } from '../offline/components/OfflineBar';
import { UpdatePrompt } from '../offline/components/UpdatePrompt';
import { startWorker } from '../offline/worker';
import { WaitingRequests } from '../repairs/components/waiting/LaterWaitingRequests';
import { searchCode } from '../search/components/SearchButton';
import { supplyDevanagari } from '../ui/devanagari';
import { fetchOurLetters } from '../ui/letters';
import styles from './afterLoad.module.css';
import { showNotices } from './notices';

function Notices() {
  return (
    <div className={styles.notices}>
      <OfflineBar />
      <WaitingRequests />
      <UpdatePrompt />
      <InstallNews />
    </div>
  );
}

/** What no page needs to be drawn: begun once it is, so that it takes nothing away from it. */
export function startAfterLoad(): void {
  showNotices(<Notices />);
  forgetDraftsAtSignOut();
  whenIdle(searchCode.prepare);
  whenIdle(chatCode.prepare);
  whenIdle(() => void forgetOldDrafts());
  whenIdle(() => {
    fetchOurLetters();
    supplyDevanagari();
    // A browser that refuses a worker, as some do in private windows, does without.
    startWorker().catch(() => undefined);
  });
}
