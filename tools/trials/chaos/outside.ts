import { Gate } from '../../../server/testing/gate.js';
import { GEMINI_KEY, GeminiServer } from '../../../server/testing/geminiServer.js';
import { S3Service } from '../../../server/testing/s3.js';
import { SmtpSink } from '../../../server/testing/smtpServer.js';

/** What a shop needs of others: a mail server, a store for files and the provider of the AI helper, each behind a gate. */
export interface Outside {
  mail: { server: SmtpSink; gate: Gate };
  store: { gate: Gate };
  assistant: { gate: Gate };
  /** The settings that lead a shop there. */
  env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/** Opens them, in this very process: they outlive every server. */
export async function openOutside(): Promise<Outside> {
  const [mail, store, gemini] = [new SmtpSink(), new S3Service(), new GeminiServer()];
  await Promise.all([mail.start(), store.start(), gemini.start()]);
  const addresses = [mail.url, store.settings.endpoint!, gemini.url].map((address) => new URL(address));
  const gates = await Promise.all(addresses.map((address) => Gate.before(address)));
  const [smtpUrl, endpoint, baseUrl] = gates.map((gate, index) => gate.addressOf(addresses[index]!).href);
  const [mailGate, storeGate, assistantGate] = gates as [Gate, Gate, Gate];
  return {
    mail: { server: mail, gate: mailGate },
    store: { gate: storeGate },
    assistant: { gate: assistantGate },
    env: {
      SMTP_URL: smtpUrl,
      S3_ENDPOINT: endpoint,
      S3_REGION: store.settings.region,
      S3_BUCKET: store.settings.bucket,
      S3_ACCESS_KEY_ID: store.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey,
      GEMINI_API_KEY: GEMINI_KEY,
      GEMINI_BASE_URL: baseUrl,
    },
    stop: async () => {
      await Promise.all(gates.map((gate) => gate.close()));
      await Promise.all([mail.stop(), store.stop(), gemini.stop()]);
    },
  };
}
