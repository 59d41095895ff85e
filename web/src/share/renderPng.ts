/** Renders an SVG as a PNG on this device. Rejects if the browser cannot render it. */
export async function renderPng(svg: string, size = 1024): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(size, size);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = size;
    canvas.getContext('2d')!.drawImage(image, 0, 0, size, size);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('no PNG was drawn'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
