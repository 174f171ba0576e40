// The plugin of this target checks the graphs of the others.
