import { normaliseRepairId } from '../../lib/repairId';

/** What reads barcodes where the browser can (Shape Detection API); elsewhere serial numbers are typed. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}

interface DetectorClass {
  new (options?: { formats: string[] }): Detector;
}

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether this browser can scan: it reads barcodes, and there may be a camera. */
export const canScan = (): boolean => detectorClass() !== undefined && navigator.mediaDevices !== undefined;

/** A frame is looked at so often. */
const EVERY_MS = 200;

/**
 * Looks through the camera at the back until it reads something.
 * @param video shows what the camera sees
 * @returns what was read; null where `signal` ends it before
 * @throws DOMException where the camera is not allowed or not there
 */
export async function scan(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  try {
    video.srcObject = stream;
    await video.play();
    const detector = new (detectorClass()!)();
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
