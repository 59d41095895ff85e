import { beforeEach, describe, expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });

/** A document whose full-screen state is controlled by the test. */
class FakeDocument extends EventTarget {
  fullscreenElement: object | null = null;
  allowed = true;
  documentElement = {
    requestFullscreen: async () => {
      if (!this.allowed) throw new TypeError('not allowed');
      await null;
      this.change({});
    },
  };
  exitFullscreen = async () => this.change(null);

  change(element: object | null) {
    this.fullscreenElement = element;
    this.dispatchEvent(new Event('fullscreenchange'));
  }
}

let page: FakeDocument;
let said: string[];

beforeEach(() => {
  page = new FakeDocument();
  vi.stubGlobal('document', page);
  said = [];
});

async function open() {
  const { loadTexts } = await import('../../src/texts/catalogues');
  await loadTexts('page', 'en');
  const { FocusView } = await import('../../src/play/FocusView.svelte');
  const view = new FocusView((text) => said.push(text));
  return { view, stop: view.listen() };
}

const settled = () => new Promise((done) => setTimeout(done));

describe('the focus view', () => {
  test('fills the screen, says so, and says when it ends', async () => {
    const { view } = await open();
    view.toggle();
    await settled();
    expect([view.active, page.fullscreenElement !== null]).toEqual([true, true]);
    expect(said).toEqual([expect.stringContaining('Press V or Escape')]);
    view.toggle();
    await settled();
    expect([view.active, page.fullscreenElement]).toEqual([false, null]);
    expect(said).toHaveLength(2);
  });

  test('ends when the browser ends the full screen, as with Esc', async () => {
    const { view } = await open();
    view.toggle();
    await settled();
    page.change(null);
    expect([view.active, said.length]).toEqual([false, 2]);
  });

  test('is not ended by the full screen of an earlier one, whose end is reported late', async () => {
    const { view } = await open();
    view.toggle();
    await settled();
    page.exitFullscreen = async () => void (page.fullscreenElement = null);
    view.toggle();
    view.toggle();
    page.change(null);
    await settled();
    expect([view.active, page.fullscreenElement !== null]).toEqual([true, true]);
  });

  test('works without full screen', async () => {
    page.allowed = false;
    const { view } = await open();
    view.toggle();
    await settled();
    expect([view.active, page.fullscreenElement]).toEqual([true, null]);
    view.leave();
    view.leave();
    expect([view.active, said.length]).toEqual([false, 2]);
  });

  test('leaves the full screen if it was left before the screen was full', async () => {
    const { view } = await open();
    view.toggle();
    view.toggle();
    await settled();
    expect([view.active, page.fullscreenElement]).toEqual([false, null]);
  });

  test('ends with the game', async () => {
    const { view, stop } = await open();
    view.toggle();
    await settled();
    stop();
    await settled();
    expect([view.active, page.fullscreenElement]).toEqual([false, null]);
  });
});
