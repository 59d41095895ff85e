import './styles/styles.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { afterPaint } from './platform/scheduling';
import { settings } from './settings/settings.svelte';
import { listenForUncaughtErrors, registerServiceWorker } from './shell/notices.svelte';
import { loadTexts } from './texts/catalogues';

listenForUncaughtErrors();
void loadTexts('page', settings.language).then(() => {
  const app = document.getElementById('app')!;
  // Removes the prerendered home screen, or the message saying that the app could not be loaded.
  app.replaceChildren();
  mount(App, { target: app });
  delete document.documentElement.dataset.prerendered;
  afterPaint(registerServiceWorker);
});
