/** Something to draw on, off the page where the browser can do that: it encodes without holding up the page. */
export type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** @throws where the browser gives no canvas of this size, or one that does not show what was drawn. */
export function drawn(source: CanvasImageSource, width: number, height: number): Canvas {
  if (!isHonest()) throw new Error('This browser keeps what is drawn to itself.');
  const canvas = newCanvas(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

/** Whether anything shines through. */
export function hasHoles(canvas: Canvas): boolean {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha]! < 255) return true;
  return false;
}

/** @returns a picture of this type, or a PNG where the browser cannot write it. */
export async function encoded(canvas: Canvas, type: string, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob) throw new Error('The picture could not be encoded.');
  return blob;
}

const endings: Record<string, string> = { 'image/webp': 'webp', 'image/jpeg': 'jpg', 'image/png': 'png' };

/** The picture as a file that keeps its name, but for its ending. */
export function fileOf(blob: Blob, name: string): File {
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${endings[blob.type] ?? 'png'}`, { type: blob.type });
}

function newCanvas(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas !== 'undefined' && 'convertToBlob' in OffscreenCanvas.prototype) {
    return new OffscreenCanvas(width, height);
  }
  return Object.assign(document.createElement('canvas'), { width, height });
}

function contextOf(canvas: Canvas): OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  return context;
}

let honest: boolean | undefined;

/** Some browsers answer with noise, so that nobody is recognised by it; a picture must not become noise. */
function isHonest(): boolean {
  if (honest !== undefined) return honest;
  const context = contextOf(newCanvas(1, 1));
  context.fillStyle = 'rgb(200 100 50)';
  context.fillRect(0, 0, 1, 1);
  const pixel = context.getImageData(0, 0, 1, 1).data;
  honest = [200, 100, 50].every((value, channel) => Math.abs(pixel[channel]! - value) < 8);
  return honest;
}
