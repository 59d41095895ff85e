import picturesAddress from 'cm-chessboard/assets/pieces/standard.svg?url';

const PICTURES = 'pictures-of-pieces';

/** Puts the pictures of the pieces into the page, once, for every `<use href="#wk">`. */
export function showPictures(): void {
  if (document.getElementById(PICTURES)) return;
  const holder = document.createElement('div');
  holder.id = PICTURES;
  holder.hidden = true;
  document.body.append(holder);
  fetch(picturesAddress)
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
    .then((text) => {
      holder.append(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement);
    })
    .catch(() => {
      // Without a connection the next board, or the connection's return, tries again.
      holder.remove();
      addEventListener('online', showPictures, { once: true });
    });
}
