import { mount } from 'svelte';
import App from './App.svelte';
import './styles/styles.css';
import { afterPaint } from './platform/scheduling';
import { listenForUncaughtErrors } from './shell/uncaughtErrors.svelte';
import { registerServiceWorker } from './shell/serviceWorkerUpdates.svelte';

listenForUncaughtErrors();
const app = document.getElementById('app')!;
// Removes the prerendered home screen, or the error that the app could not be loaded.
app.replaceChildren();
mount(App, { target: app });
delete document.documentElement.dataset.prerendered;
afterPaint(registerServiceWorker);
