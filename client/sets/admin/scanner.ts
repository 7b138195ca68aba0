import { normaliseRepairId } from '../../lib/repairId';

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}

interface DetectorClass {
  new (): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

/** What reads barcodes: the browser itself where it can (Shape Detection API), else a library, which few need and nobody loads before. */
async function detectorClass(): Promise<DetectorClass> {
  const { BarcodeDetector: own } = globalThis as { BarcodeDetector?: DetectorClass };
  // some have the class, and nothing that reads for it
  if (own && (await own.getSupportedFormats()).length > 0) return own;
  const [{ BarcodeDetector, prepareZXingModule }, { default: reader }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  // from our own origin; by itself it would ask a public one
  prepareZXingModule({ overrides: { locateFile: () => reader } });
  return BarcodeDetector;
}

/** Whether there may be a camera to scan with. */
export const canScan = (): boolean => navigator.mediaDevices !== undefined;

/** A frame is looked at so often. */
const EVERY_MS = 200;

/**
 * Looks through the camera at the back until it reads something.
 * @param video shows what the camera sees
 * @returns what was read; null where `signal` ends it before
 * @throws where the camera is not allowed or not there, or the library did not arrive
 */
export async function scan(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  // while the camera wakes up
  const detecting = detectorClass();
  detecting.catch(() => undefined);
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  try {
    video.srcObject = stream;
    await video.play();
    const detector = new (await detecting)();
    while (!signal.aborted) {
      const [code] = await detector.detect(video);
      if (code?.rawValue) return code.rawValue;
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
    return null;
  } finally {
    stop();
  }
}

/** The id of the repair that one of our own codes leads to, as on a label or a job sheet; null for any other text. */
export function repairIdIn(scanned: string): string | null {
  const [, id] = /#\/track\/([^/?#]+)/.exec(scanned) ?? [];
  return id ? normaliseRepairId(decodeURIComponent(id)) : null;
}
