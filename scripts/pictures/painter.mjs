// Runs in a browser's page, which scales and packs pictures and encodes film: the scripts here need no other tool.

const bytesOf = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

function base64Of(bytes) {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}

const bitmapOf = (base64) => createImageBitmap(new Blob([bytesOf(base64)]));

/** A picture as a WebP of that width. */
async function webp({ picture, width, quality }) {
  const whole = await bitmapOf(picture);
  const canvas = new OffscreenCanvas(width, Math.round((whole.height * width) / whole.width));
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  if (blob.type !== 'image/webp') throw new Error('This browser does not write WebP.');
  return base64Of(new Uint8Array(await blob.arrayBuffer()));
}

const ARROW = new Path2D('M0 0v17.5l4.6-4.2 3 6.9 3.3-1.4-3-6.8h6.1z');
const INK = '#141a17';

/** Frames go in one by one; VP9 comes out at the end. */
function openFilm({ width, height, pageHeight, scale, quantizer }) {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  const frames = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      frames.push({
        timestampMs: chunk.timestamp / 1_000,
        isKey: chunk.type === 'key',
        bytes: base64Of(bytes),
      });
    },
    error: (error) => reportError(error),
  });
  encoder.configure({ codec: 'vp09.00.40.08', width, height, bitrateMode: 'quantizer' });
  let shown = null;

  function drawPointer({ x, y }, pressed) {
    const size = scale * (pressed ? 1.05 : 1.25);
    context.setTransform(size, 0, 0, size, x * scale, y * scale);
    context.fillStyle = INK;
    context.strokeStyle = '#fff';
    context.lineWidth = 1.6;
    context.lineJoin = 'round';
    context.stroke(ARROW);
    context.fill(ARROW);
    context.resetTransform();
  }

  return {
    async add({ picture, pointer, pressed, startMs, isKey }) {
      if (picture !== null) shown = await bitmapOf(picture);
      context.fillStyle = INK;
      context.fillRect(0, 0, width, height);
      context.drawImage(shown, 0, 0, width, pageHeight);
      drawPointer(pointer, pressed);
      const frame = new VideoFrame(context.canvas, { timestamp: startMs * 1_000 });
      encoder.encode(frame, { keyFrame: isKey, vp9: { quantizer } });
      frame.close();
    },
    async end() {
      await encoder.flush();
      return frames;
    },
  };
}

globalThis.painter = { webp, openFilm };
