import { create } from 'qrcode';

interface QrCodeProps {
  /** What is read out of it. */
  text: string;
  label: string;
  className?: string | undefined;
}

/** White around the code, in modules, without which readers do not find it. */
const QUIET = 4;

/** A QR code as a drawing: sharp at any size of paper. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const dark = Array.from(data, (isDark, at) => (isDark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '')).join(
    '',
  );
  const edge = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      viewBox={`${-QUIET} ${-QUIET} ${edge} ${edge}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={edge} height={edge} fill="#fff" />
      <path d={dark} fill="#000" />
    </svg>
  );
}
